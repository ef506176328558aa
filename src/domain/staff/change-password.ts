import * as v from 'valibot';

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_STRONG_LENGTH = 16;
const MAX_LENGTH = 200;

const required = (code: string) => v.pipe(v.string(code), v.minLength(1, code));
export const newPasswordText = v.pipe(
  required('password.new_required'),
  v.minLength(PASSWORD_MIN_LENGTH, 'password.too_short'),
  v.maxLength(MAX_LENGTH, 'password.too_long'),
);

export const changePasswordInput = v.pipe(
  v.object({
    currentPassword: v.pipe(
      required('password.required'),
      v.maxLength(MAX_LENGTH, 'password.too_long'),
    ),
    newPassword: newPasswordText,
  }),
  v.forward(
    v.check((input) => input.newPassword !== input.currentPassword, 'password.same'),
    ['newPassword'],
  ),
);

export type ChangePasswordInput = v.InferOutput<typeof changePasswordInput>;

export function passwordStrength(password: string): 'short' | 'fair' | 'strong' {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  return password.length < PASSWORD_STRONG_LENGTH ? 'fair' : 'strong';
}
