// What is wrong with a form as a whole, at the head of a page whose rows are forms of their own.
import { Notice } from '#web/ui/notice.tsx';
import type { FormAnswer } from './form-answer.ts';

export function PageProblem({ answer }: { answer: FormAnswer | undefined }) {
  const problem = answer?.result.error?.['']?.[0];
  return problem ? (
    <div className="mb-6">
      <Notice tone="bad" live title={problem} />
    </div>
  ) : null;
}
