// What the selects of an address offer and hold; server and form share it.

import type { FormAnswer } from '#web/ui/forms/form-answer';

interface AreaChoice {
  code: string;
  name: string;
}

export interface AreaChoices {
  provinces: AreaChoice[];
  cities: AreaChoice[];
  districts: AreaChoice[];
  /** Codes of what is chosen, or ''. */
  province: string;
  city: string;
  district: string;
}

/** Sent by the buttons that only ask for the next select. */
export const showAreas = 'areas';

export interface AddressAnswer extends FormAnswer {
  /** Absent where nothing came. */
  areas?: AreaChoices;
}
