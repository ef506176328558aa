import { createContext } from 'react';
import type { ToastMessage } from './toast-message';

export type Toasts = { show: (message: ToastMessage) => void };

/** Outside a provider a toast goes nowhere. */
export const ToastContext = createContext<Toasts>({ show: () => {} });
