import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** For messages that may be missed; never the only copy of information. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
