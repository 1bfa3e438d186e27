import { island, islandLoaders } from '@pomp/storefront/islands';

export const ConfirmEmail = island('confirm-email', async () => (await import('./confirm-email')).ConfirmEmail);
export const ForgotPassword = island('forgot-password', async () => (await import('./forgot-password')).ForgotPassword);
export const Handover = island('handover', async () => (await import('./handover')).Handover);
export const GuestHouseInfo = island('guest-house-info', async () => (await import('./guest-house-info')).GuestHouseInfo);
export const Login = island('login', async () => (await import('./login')).Login);
export const Photo = island('photo', async () => (await import('./photo')).Photo);
export const SetPassword = island('set-password', async () => (await import('./set-password')).SetPassword);
export const Verification = island('verification', async () => (await import('./verification')).Verification);

export const signedOutIslands = islandLoaders([
  ConfirmEmail,
  ForgotPassword,
  GuestHouseInfo,
  Handover,
  Login,
  Photo,
  SetPassword,
  Verification,
]);
