// The hidden key of a form that may be sent twice.
import { formKeyField } from '#shared/form-key';

export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={formKeyField} value={value} />;
}
