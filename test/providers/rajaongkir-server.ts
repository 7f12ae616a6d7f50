// RajaOngkir as our adapter knows it, on loopback: its envelope, its key, its ids of places.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RajaOngkirSettings } from '#platform/shipping/rajaongkir';

interface TrackedParcel {
  isDelivered?: boolean;
  /** Its newest step: 'YYYY-MM-DD HH:MM'. */
  newest?: string;
  /** It answers that it cannot answer. */
  isAway?: boolean;
  /** It answers no sooner. */
  answersAfter?: () => Promise<unknown>;
}

export interface RajaOngkirServer {
  settings: RajaOngkirSettings;
  /** Path and form of every question. */
  asked: { path: string; form: Record<string, string> }[];
  /** Parcels that it knows beside its own example, by number. */
  parcels: Map<string, TrackedParcel>;
  close(): Promise<void>;
}

const key = 'a-key-of-the-tests';
/** The codes it tracks by: a name is none of them. */
const couriers = ['jne', 'sicepat', 'jnt'];
const destinations = [
  {
    id: 101,
    label: 'Gambir',
    province_name: 'DKI JAKARTA',
    city_name: 'JAKARTA PUSAT',
    district_name: 'GAMBIR',
    subdistrict_name: 'CIDENG',
    zip_code: '10150',
  },
  {
    id: 102,
    label: 'Gambir',
    province_name: 'DKI JAKARTA',
    city_name: 'JAKARTA PUSAT',
    district_name: 'GAMBIR',
    subdistrict_name: 'GAMBIR',
    zip_code: '10110',
  },
  {
    id: 201,
    label: 'Coblong',
    province_name: 'JAWA BARAT',
    city_name: 'BANDUNG',
    district_name: 'COBLONG',
    subdistrict_name: 'DAGO',
    zip_code: '40135',
  },
  // The same postal code is written for a place far away.
  {
    id: 301,
    label: 'Coblong',
    province_name: 'JAWA TIMUR',
    city_name: 'MALANG',
    district_name: 'LAIN',
    subdistrict_name: 'LAIN',
    zip_code: '40135',
  },
];

export async function startRajaOngkir(): Promise<RajaOngkirServer> {
  const asked: RajaOngkirServer['asked'] = [];
  const parcels: RajaOngkirServer['parcels'] = new Map();
  const server = createServer(async (request, response) => {
    const answer = (code: number, message: string, data: unknown) =>
      response
        .writeHead(code, { 'content-type': 'application/json' })
        .end(JSON.stringify({ meta: { message, code, status: code === 200 ? 'success' : 'error' }, data }));
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    asked.push({ path: request.url!, form });
    if (request.headers['key'] !== key) return answer(401, 'Invalid API key', null);
    if (pathname === '/destination/domestic-destination') {
      const words = searchParams.get('search')!.toUpperCase();
      const found = destinations.filter(
        ({ zip_code: zip, district_name: district }) => zip === words || district.includes(words),
      );
      return found.length > 0
        ? answer(200, 'Success Get Domestic Destinations', found)
        : answer(404, 'Domestic destination not found', null);
    }
    if (pathname === '/calculate/domestic-cost' && request.method === 'POST') {
      return answer(
        200,
        'Success Calculate Domestic Shipping cost',
        form['courier']!.split(':').flatMap((code, index) => [
          {
            name: code.toUpperCase(),
            code,
            service: 'REG',
            description: 'Layanan Reguler',
            cost: 20_000 - index * 1_000,
            etd: '1-2 day',
          },
          { name: code.toUpperCase(), code, service: 'SDS', description: 'Same Day', cost: 45_000, etd: '' },
        ]),
      );
    }
    if (pathname === '/track/waybill' && request.method === 'POST') {
      if (!couriers.includes(searchParams.get('courier') ?? '')) return answer(400, 'Invalid courier', null);
      const parcel = parcels.get(searchParams.get('awb') ?? '');
      if (parcel) {
        const { isDelivered = false, newest, isAway = false, answersAfter } = parcel;
        await answersAfter?.();
        if (isAway) return response.writeHead(503).end();
        const step = newest?.split(' ');
        return answer(200, 'Success Get Waybill', {
          delivered: isDelivered,
          manifest: step
            ? [{ manifest_description: 'Paket', manifest_date: step[0], manifest_time: `${step[1]}:00` }]
            : null,
        });
      }
      if (searchParams.get('awb') !== 'MT685U91') return answer(404, 'Invalid Airwaybill Number', null);
      return answer(200, 'Success Get Waybill', {
        delivered: true,
        summary: {
          courier_code: searchParams.get('courier'),
          waybill_number: 'MT685U91',
          status: 'DELIVERED',
        },
        manifest: [
          {
            manifest_code: '1',
            manifest_description: 'Paket diterima kurir',
            manifest_date: '2027-03-12',
            manifest_time: '08:05:00',
            city_name: 'JAKARTA',
          },
          {
            manifest_code: '2',
            manifest_description: 'Paket diserahkan',
            manifest_date: '2027-03-14',
            manifest_time: '13:30:00',
            city_name: 'BANDUNG',
          },
        ],
      });
    }
    return answer(404, 'Not found', null);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      key,
      couriers: 'jne:sicepat',
    },
    asked,
    parcels,
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
