// npm run prove: all tests in their long forms (many rounds of races and kills).
// Runs on Node 24; `rounds` in test/rounds.ts reads the variable.
process.env.PROVE = '1';
await import('./test.mjs');
