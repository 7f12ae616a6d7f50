// What the brand's three texts are called where they are written.
import * as m from '#messages/messages';

export const legalTextLabel = {
  'tentang-kami': m.legal_slug_about,
  'kebijakan-privasi': m.legal_slug_privacy,
  'syarat-ketentuan': m.legal_slug_terms,
} as const;
