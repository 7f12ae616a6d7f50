// The header's menu in the reader's language: what its components show. Made by menu.ts, whose words stay out of the browser.

export interface MenuLink {
  label: string;
  /** Path without language prefix, or an address of the outside world. */
  to: string;
}

export interface MenuGroupView {
  label: string;
  links: MenuLink[];
}

export type MenuItemView = MenuLink | MenuGroupView;

export interface Menus {
  desktop: MenuItemView[];
  mobile: MenuItemView[];
}
