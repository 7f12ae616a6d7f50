// Social login providers (docs/product/social-login.md), as URLs and rows name them.

export const providerNames = ['google', 'apple'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Brand names, the same in every language. */
export const providerTitles: Record<ProviderName, string> = { google: 'Google', apple: 'Apple' };

export function isProviderName(text: string): text is ProviderName {
  return providerNames.includes(text as ProviderName);
}
