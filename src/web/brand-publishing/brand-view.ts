// A field of a brand, and its pictures, as their forms show them.

export interface BrandFieldView {
  name: string;
  label: string;
  kind: 'text' | 'lines' | 'colour' | 'flag';
  hint: string | undefined;
  value: string;
  /** It differs from what is shown. */
  isChanged: boolean;
}

export interface BrandPicturesView {
  text: string;
  each: {
    name: string;
    label: string;
    hint: string;
    /** Of what the draft shows. */
    address: string;
    isOnDark: boolean;
    /** It differs from what is shown. */
    isChanged: boolean;
  }[];
}
