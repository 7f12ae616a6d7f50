// What a route module may say of its page beside its data: `export const handle: RouteHandle`.

export interface RouteHandle<Loaded = never> {
  /** Spec §2: the bottom navigation is hidden on details of orders and the like. */
  hidesBottomNavigation?: boolean;
  /** Of the pages of the checkout: where the way back leads from what the loader answered, without language prefix. */
  back?: (loaded: Loaded) => string;
  /** Of pages below /member, for their layout (spec §2 member layout and back behaviour). */
  member?: MemberPage;
}

export interface MemberPage {
  /** Where back leads, without language prefix: the profile unless it says otherwise, ':name' standing for a part of
   *  the address; null on the profile itself. */
  back?: string | null;
  /** It takes the page's whole width, and no column of it. */
  isWide?: boolean;
  /** Something is being edited: header and footer step aside. */
  isEditing?: boolean;
}
