import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** Short news that may be missed: it never carries the only copy of anything. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
