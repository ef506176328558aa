import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** Shows messages that people may miss; a toast is never the only copy of information. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
