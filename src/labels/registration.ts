// What registers of travellers ask (docs/product/manifests.md), in the reader's language.
import * as m from '#messages/messages';
import type { educations, maritalStatuses, RegistrationField } from '#shared/registration-fields';

export const registrationLabel: Record<RegistrationField, () => string> = {
  father_name: m.manifest_field_father_name,
  birth_place: m.manifest_field_birth_place,
  passport_issued_at: m.manifest_field_passport_issued_at,
  passport_issued_on: m.manifest_field_passport_issued_on,
  marital_status: m.manifest_field_marital_status,
  education: m.manifest_field_education,
  occupation: m.manifest_field_occupation,
  address: m.manifest_field_address,
  village: m.manifest_field_village,
  district: m.manifest_field_district,
  regency: m.manifest_field_regency,
  province: m.manifest_field_province,
};

export const maritalLabel: Record<(typeof maritalStatuses)[number], () => string> = {
  single: m.manifest_marital_single,
  married: m.manifest_marital_married,
  widowed: m.manifest_marital_widowed,
};

export const educationLabel: Record<(typeof educations)[number], () => string> = {
  none: m.manifest_education_none,
  sd: m.manifest_education_sd,
  smp: m.manifest_education_smp,
  sma: m.manifest_education_sma,
  diploma: m.manifest_education_diploma,
  s1: m.manifest_education_s1,
  s2: m.manifest_education_s2,
  s3: m.manifest_education_s3,
};
