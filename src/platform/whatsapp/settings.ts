// What the Cloud API adapter must be told, and the environment variables that say it: a business phone number and a token of a system user.
import * as z from 'zod';

export const whatsAppVariables = {
  /** Notifications by WhatsApp (Meta's Cloud API): the id of the business phone number that sends, and a token that may. Unset: off. */
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of a business phone number, in digits')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  /** Meta's own by default, with its version. */
  WHATSAPP_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://graph.facebook.com/v23.0'),
};

const variables = z.object(whatsAppVariables);

export interface WhatsAppSettings {
  phoneNumberId: string;
  accessToken: string;
  apiUrl: string;
}

/** Null: nothing leaves by WhatsApp. Throws one readable sentence when it is only half configured. */
export function whatsAppSettings(value: z.output<typeof variables>): WhatsAppSettings | null {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_API_URL: apiUrl,
  } = value;
  if (phoneNumberId === undefined) return null;
  if (!accessToken)
    throw new Error(
      'The configuration is wrong. WHATSAPP_ACCESS_TOKEN is needed where WHATSAPP_PHONE_NUMBER_ID is set',
    );
  return { phoneNumberId, accessToken, apiUrl };
}
