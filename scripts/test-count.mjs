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

/** The files that took longest, with the seconds from each one's first test to its last, slowest first. */
export function slowestFiles(report, count = 10) {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

function isFailed({ status }) {
  return status === 'failed';
}
