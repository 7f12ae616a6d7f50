// What a page says of paying from savings.
export interface SavingsPayView {
  title: string;
  /** The bank decides: nothing else is paid meanwhile. */
  open: { title: string; text: string; withdraw: string; see: string } | null;
  /** The bank's answer to the last request. */
  declined: { title: string; text: string } | null;
  text: string;
  which: string;
  ask: string;
  /** Empty while the bank decides. */
  choices: { value: string; label: string; hint: string[] }[];
}
