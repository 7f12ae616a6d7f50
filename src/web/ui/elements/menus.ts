// The island on every page (docs/product/pages.md: small scripts for pages that are only read): menus close on Escape, on a click
// elsewhere and when a link in them is followed. They open without it.

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function closeMenus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (menu !== except) menu.open = false;
    }
  };
  document.addEventListener('click', (event) => {
    const at = event.target as Element;
    const link = at.closest('a');
    close(link ? null : at.closest('details[data-menu]'));
    if (link) link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && document.querySelector('details[data-menu][open]');
    if (!open) return;
    close();
    open.querySelector('summary')?.focus();
  });
}

/** As text for an inline script of the server's answer: a file would cost a request of its own. */
export const menusScript = import.meta.env.SSR ? `(${closeMenus.toString()})()` : '';
