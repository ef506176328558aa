import * as v from 'valibot';
import { emailText } from '../fields';

export const signInStaffForm = v.object({
  email: v.pipe(v.string('email.required'), v.minLength(1, 'email.required'), emailText()),
  password: v.pipe(
    v.string('password.required'),
    v.minLength(1, 'password.required'),
    v.maxLength(200, 'password.too_long'),
  ),
});

export type SignInStaffInput = v.InferOutput<typeof signInStaffForm>;
