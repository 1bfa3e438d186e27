/** The login for who has an account already, with the address filled in (spec 3 §2). */
export const loginAddress = (email: string) => `/auth/login/?${new URLSearchParams({ email, userExists: 'true' })}`;
