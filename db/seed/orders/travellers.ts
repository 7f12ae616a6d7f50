// Who travels on the demo's orders: people who do not exist, with the names, ages and kinship of those who do.
import type { Relation } from '#shared/participant-relations';

export interface DemoTraveller {
  name: string;
  birth_date: string;
  gender: 'male' | 'female';
  relation: Relation;
  passport_number?: string;
  passport_expires_on?: string;
}

const passport = (number: string, endsOn: string) => ({
  passport_number: number,
  passport_expires_on: endsOn,
});

export const siti: DemoTraveller = {
  name: 'Siti Aminah',
  birth_date: '1965-04-12',
  gender: 'female',
  relation: 'self',
  ...passport('X0000001', '2034-02-11'),
};
export const sitisHusband: DemoTraveller = {
  name: 'Abdul Karim',
  birth_date: '1960-10-03',
  gender: 'male',
  relation: 'spouse',
  ...passport('X0000002', '2034-02-11'),
};
export const joko: DemoTraveller = {
  name: 'Joko Prasetyo',
  birth_date: '1974-08-23',
  gender: 'male',
  relation: 'self',
  ...passport('X0000003', '2033-09-30'),
};
export const jokosWife: DemoTraveller = {
  name: 'Endang Wahyuni',
  birth_date: '1977-01-09',
  gender: 'female',
  relation: 'spouse',
  ...passport('X0000004', '2033-09-30'),
};
export const fatimah: DemoTraveller = {
  name: 'Fatimah Zahra',
  birth_date: '1991-05-27',
  gender: 'female',
  relation: 'self',
  ...passport('X0000005', '2035-06-01'),
};

/** A child by the order, and thirteen on every journey that begins after `today`: the difference to an adult is asked for. */
export const teenager = (today: string): DemoTraveller => ({
  name: 'Zaki Ramadhan',
  birth_date: `${Number(today.slice(0, 4)) - 13}${today.slice(4, 7)}-01`,
  gender: 'male',
  relation: 'child',
});
