// A field of a brand, as its form shows it.

export interface BrandFieldView {
  name: string;
  label: string;
  kind: 'text' | 'lines' | 'colour' | 'flag';
  hint: string | undefined;
  value: string;
  /** It differs from what is shown. */
  isChanged: boolean;
}
