// Words for a gender (spec §3 user profile).
import * as m from '#messages/messages';

export const genderLabels = { male: m.auth_gender_male, female: m.auth_gender_female } as const;
