import { createContext } from 'react';
import type { ToastMessage } from './toast-message';

export type Toasts = { show: (message: ToastMessage) => void };

/** Without a provider the function does nothing. */
export const ToastContext = createContext<Toasts>({ show: () => {} });
