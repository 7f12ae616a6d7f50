// Addresses of signing in and registering.
import type { ProviderName } from './social-login-providers.ts';

export const login = '/auth/login';
export const loginSecondFactor = '/auth/login/second-factor';
export const confirm = '/auth/confirm';
export const register = '/auth/register';
export const verificationEmail = '/auth/register/verification-email';
export const forgotPassword = '/auth/forgot-password';
export const invitation = (token: string) => `/auth/invitation/${token}`;
export const resetPassword = (token: string) => `/auth/reset-password/${token}`;
export const provider = (name: ProviderName) => `/auth/${name}`;
export const googleCallback = '/auth/google/callback';
export const appleCallback = '/redirect-apple';
export const logout = '/auth/logout';
