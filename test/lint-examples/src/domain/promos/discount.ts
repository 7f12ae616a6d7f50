export const discount = 1;
