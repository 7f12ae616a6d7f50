// A page alone, without header or footer: distribution partners (spec §2 parameterised routes).
import { Outlet } from 'react-router';
import { Toasts } from './toasts.tsx';

export default function BareLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <Toasts />
    </>
  );
}
