// npm run image: builds the container image and checks compose.yaml, where a container engine is installed; says so, with 0, where there is none.
// The engine fetches the base images, which is why no test does this.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['version']).status === 0);

if (engine) {
  run('compose', '--file', 'compose.yaml', 'config', '--quiet', '--no-interpolate');
  run('build', '--tag', 'rihlah', '.');
  // As compose runs it, and far enough to load the program: this command knows what is missing, and names it.
  run(...'run --rm --read-only --tmpfs /tmp --cap-drop ALL rihlah node src/app/admin.ts help'.split(' '));
} else {
  console.log('No image built: neither docker nor podman answers here');
}

function run(...args) {
  console.log(`${engine} ${args.join(' ')}`);
  const { status } = spawnSync(engine, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
