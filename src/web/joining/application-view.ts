// What the page of an application shows (docs/product/joining.md).
import type { JoinDocumentKind, JoinKind, JoinState, JoinStep } from '#shared/joining';

export interface ApplicationView {
  code: string;
  kind: JoinKind;
  state: JoinState;
  organisation: string;
  email: string | null;
  /** The applicant may write. */
  isOpen: boolean;
  submittedAt: string | null;
  message: string | null;
  refusal: string | null;
  step: JoinStep;
  values: Record<string, string>;
  documents: { kind: JoinDocumentKind; isOptional: boolean; sentAt: string | null }[];
  /** What keeps it from being sent. */
  faults: { step: JoinStep; field: string; label: string; text: string }[];
  provinces: { name: string; cities: { code: string; name: string }[] }[];
}
