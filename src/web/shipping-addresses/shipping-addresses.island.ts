// The selects of an address follow each other without leaving the page (spec §7 Locations).
import { callApi } from '#web/api-client';

interface Area {
  id: string;
  name: string;
}

class AreaFields extends HTMLElement {
  connectedCallback(): void {
    this.select('province')?.addEventListener(
      'change',
      () => void this.fill('province', 'city', (id) => `/api/v2/provinces/${id}/cities`),
    );
    this.select('city')?.addEventListener(
      'change',
      () => void this.fill('city', 'district', (id) => `/api/v2/cities/${id}/subdistricts`),
    );
  }

  private select(name: string): HTMLSelectElement | null {
    return this.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  }

  private async fill(
    above: 'province' | 'city',
    below: 'city' | 'district',
    addressOf: (id: string) => string,
  ): Promise<void> {
    const id = this.select(above)?.value ?? '';
    if (below === 'city') this.offer('district', []);
    this.offer(below, []);
    if (id === '') return;
    const areas = await callApi<Area[]>(addressOf(id)).then(
      ({ data }) => data,
      () => null,
    );
    // Chosen again meanwhile: the later answer counts.
    if (this.select(above)?.value !== id) return;
    if (areas) this.offer(below, areas);
    // Without an answer the button asks in the form's own way.
    else this.dataset['asks'] = 'form';
  }

  private offer(name: 'city' | 'district', areas: Area[]): void {
    this.select(name)?.replaceChildren(
      new Option(this.dataset['choose'] ?? '', ''),
      ...areas.map((area) => new Option(area.name, area.id)),
    );
  }
}

// The module may be asked for again after moving within the site.
if (!customElements.get('area-fields')) customElements.define('area-fields', AreaFields);
