// Counts what Vitest's JSON report says, so that no way of failing is lost.

/**
 * A file that could not be read as tests counts as one failure, and so does a
 * run that ended badly though every test passed, or left no report.
 */
export function countTests(report, isClean) {
  const files = report?.testResults ?? [];
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + broken;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && !isClean ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

export function verdict({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function isFailed({ status }) {
  return status === 'failed';
}
