// The default layout: every page that does not say otherwise in routes.ts (spec §2 layouts).
import { Outlet } from 'react-router';
import { useFrame } from '#web/frame';
import { Shell } from './shell.tsx';

export default function DefaultLayout() {
  return (
    <Shell path={useFrame().path}>
      <Outlet />
    </Shell>
  );
}
