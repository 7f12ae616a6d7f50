// The PDFs an email carries: only what each is and what it is about. Delivery draws them (decision 0031).
export type OrderPdfKind = 'order_invoice' | 'order_confirmation';
export type PdfKind = OrderPdfKind | 'platform_invoice';

export interface PdfRef<Kind extends PdfKind = PdfKind> {
  kind: Kind;
  /** Of what it is about: the booking, or the invoice. */
  id: string;
}
