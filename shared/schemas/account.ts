import * as z from "zod/mini";

const between = (min: number, max: number, message: string) =>
  z.string(message).check(z.minLength(min, message), z.maxLength(max, message));

/** Account and payment fields. Defined by the specification and used on no screen. */
export const Account = z.object({
  phoneNumber: between(10, 30, "Please enter a valid phone number"),
  password: between(6, 200, "Password must be at least 6 characters"),
  cardNumber: between(13, 19, "Please enter a valid card number"),
  cardExpiry: between(5, 7, "Please enter expiry in MM/YY format"),
  cardCvc: between(3, 4, "Please enter a valid CVC code"),
});
export type Account = z.infer<typeof Account>;
