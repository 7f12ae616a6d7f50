// Verses somebody marked and where they last read: on the device for guests; in the account for members, where the device
// only keeps what could not be told to the server yet.
import { browser, createApiClient } from '#web/api-client';
import { maxBookmarks } from '#shared/quran';

export interface Place {
  surah: number;
  verse: number;
  name: string;
}

export interface Marks {
  /** Newest first. */
  bookmarks: Place[];
  lastRead: Place | null;
}

interface WireMark {
  chapter: number;
  chapter_name: string;
  verse: number;
}

const storageKey = 'quran-marks';
/** A session that is over takes nobody from what they read: the device keeps their marks, as without a network. */
const callApi = createApiClient({ ...browser, goToSignIn: () => undefined });

export class QuranMarks {
  readonly #isMember: boolean;

  constructor(isMember: boolean) {
    this.#isMember = isMember;
  }

  /** What is kept; first tells the server what the device still holds. */
  async load(): Promise<Marks> {
    const held = onDevice();
    if (!this.#isMember) return held;
    try {
      for (const place of held.bookmarks.toReversed()) await tell('PUT', 'bookmarks', place);
      if (held.lastRead) await tell('PUT', 'last-read', held.lastRead);
      keepOnDevice({ bookmarks: [], lastRead: null });
      const { data } = await callApi<{ bookmarks: WireMark[]; last_read: WireMark | null }>(
        '/api/v3/quran/bookmarks',
      );
      return { bookmarks: data.bookmarks.map(placeOf), lastRead: data.last_read && placeOf(data.last_read) };
    } catch {
      // No network, or a session that is over: what the device holds is shown, and told another time.
      return held;
    }
  }

  /** Whether the verse is marked afterwards. */
  async mark(place: Place, isWanted: boolean): Promise<boolean> {
    const isTold =
      this.#isMember &&
      (await tell(isWanted ? 'PUT' : 'DELETE', 'bookmarks', place).then(
        () => true,
        () => false,
      ));
    const marks = onDevice();
    const wasHeld = marks.bookmarks.some((one) => isSame(one, place));
    const others = marks.bookmarks.filter((one) => !isSame(one, place));
    const isHeld = isWanted && !isTold;
    keepOnDevice({ ...marks, bookmarks: (isHeld ? [place, ...others] : others).slice(0, maxBookmarks) });
    // A mark in the account that the server could not be asked to remove is still there.
    return isWanted || (this.#isMember && !isTold && !wasHeld);
  }

  /** Noted at once; told to the server when the page is left. */
  read(place: Place): void {
    keepOnDevice({ ...onDevice(), lastRead: place });
  }

  leave(): void {
    const { lastRead } = onDevice();
    if (!this.#isMember || !lastRead) return;
    tell('PUT', 'last-read', lastRead).then(
      () => {
        const marks = onDevice();
        if (marks.lastRead && isSame(marks.lastRead, lastRead)) keepOnDevice({ ...marks, lastRead: null });
      },
      () => undefined,
    );
  }
}

const placeOf = ({ chapter, chapter_name, verse }: WireMark): Place => ({
  surah: chapter,
  verse,
  name: chapter_name,
});
const isSame = (one: Place, other: Place) => one.surah === other.surah && one.verse === other.verse;

function tell(method: 'PUT' | 'DELETE', what: string, { surah, verse }: Place): Promise<unknown> {
  return callApi(`/api/v3/quran/${what}/${surah}/${verse}`, { method, keepalive: true });
}

function onDevice(): Marks {
  const none: Marks = { bookmarks: [], lastRead: null };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Marks>) };
  } catch {
    return none;
  }
}

function keepOnDevice(marks: Marks): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(marks));
  } catch {
    // Storage switched off: nothing outlives the page.
  }
}
