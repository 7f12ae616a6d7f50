// The genders that are asked for (spec §3 user profile): without a schema beside them, so that pages in the browser may list them.

export const genders = ['male', 'female'] as const;
