// The PDFs an email carries: only what each is and what it is about. Delivery draws them (decision 0031).
export type PdfKind = 'order_invoice' | 'order_confirmation';

export interface PdfRef {
  kind: PdfKind;
  /** Of what it is about: the booking. */
  id: string;
}
