// Photographs over HTTP (docs/product/pictures.md). Whose they are is asked first: what is another's is not there.
import { findHotelName } from '#domain/directories';
import { type Actor, workplaceFor } from '#domain/memberships';
import {
  addPicture,
  describePicture,
  movePicture,
  type Picture,
  picturesOf,
  type PictureTarget,
  removePicture,
} from '#domain/pictures';
import { getProgramme } from '#domain/programmes';
import { AppError } from '#shared/errors';
import { photographPath, pictureSizes, shapeOfUse } from '#shared/pictures';
import { type ApiRequest, implement } from '#api/implement';
import { picturesContract } from './contract.ts';

type StaffRequest = ApiRequest & { actor: Actor };
type Owner = { kind: 'programme' | 'partner' | 'hotel'; id: string };
interface Named {
  params: { id: string };
}
interface Among {
  params: { picture: string };
}

const presentPicture = ({ id, use, alt }: Picture) => {
  const [, , small] = pictureSizes[shapeOfUse(use)].widths;
  return { id, use, path: photographPath(id, small, 'webp'), alt };
};

async function programmeOf({ params: { id } }: Named, { deps, actor }: StaffRequest): Promise<Owner> {
  await getProgramme(deps, actor, id);
  return { kind: 'programme', id };
}
async function partnerOf(_input: object, { actor }: StaffRequest): Promise<Owner> {
  return { kind: 'partner', id: workplaceFor(actor, 'profile') };
}
async function hotelOf({ params: { id } }: Named, { deps, actor }: StaffRequest): Promise<Owner> {
  await findHotelName(deps, actor, id);
  return { kind: 'hotel', id };
}

/** The same of every owner. */
const galleryOf = <Asked extends object>(
  ownerOf: (input: Asked, request: StaffRequest) => Promise<Owner>,
) => {
  const answer = async ({ deps }: StaffRequest, owner: Owner) => ({
    data: (await picturesOf(deps, owner)).map(presentPicture),
  });
  const isAmong = async ({ deps }: StaffRequest, owner: Owner, picture: string) =>
    (await picturesOf(deps, owner)).some(({ id }) => id === picture);
  const change =
    <Input extends Asked & Among>(does: (input: Input, request: StaffRequest) => Promise<void>) =>
    async (input: Input, request: StaffRequest) => {
      const owner = await ownerOf(input, request);
      if (!(await isAmong(request, owner, input.params.picture))) throw new AppError('not_found');
      await does(input, request);
      return answer(request, owner);
    };
  return {
    list: async (input: Asked, request: StaffRequest) => answer(request, await ownerOf(input, request)),
    add: async (
      input: Asked & { query: { use: string; alt_id?: string | undefined; alt_en?: string | undefined } } & {
        file: Buffer;
      },
      request: StaffRequest,
    ) => {
      const { deps, actor } = request;
      const owner = await ownerOf(input, request);
      const { use, ...words } = input.query;
      const target = { owner: owner.kind, id: owner.id, use } as PictureTarget;
      await addPicture(deps, actor, target, input.file, words);
      return answer(request, owner);
    },
    describe: change<Asked & Among & { body: object }>(({ params: { picture }, body }, { deps, actor }) =>
      describePicture(deps, actor, picture, body),
    ),
    move: change<Asked & Among & { body: { direction: 'up' | 'down' } }>(
      ({ params: { picture }, body: { direction } }, { deps, actor }) =>
        movePicture(deps, actor, picture, direction === 'up' ? -1 : 1),
    ),
    remove: async (input: Asked & Among, request: StaffRequest) => {
      const { deps, actor } = request;
      const owner = await ownerOf(input, request);
      const { picture } = input.params;
      if (await isAmong(request, owner, picture)) await removePicture(deps, actor, picture);
      return answer(request, owner);
    },
  };
};

const programmes = galleryOf(programmeOf);
const partner = galleryOf(partnerOf);
const hotels = galleryOf(hotelOf);

export const picturesApi = implement(picturesContract, {
  ofProgramme: programmes.list,
  addToProgramme: programmes.add,
  describeOfProgramme: programmes.describe,
  moveInProgramme: programmes.move,
  removeFromProgramme: programmes.remove,
  ofPartner: partner.list,
  addToPartner: partner.add,
  describeOfPartner: partner.describe,
  moveInPartner: partner.move,
  removeFromPartner: partner.remove,
  ofHotel: hotels.list,
  addToHotel: hotels.add,
  describeOfHotel: hotels.describe,
  moveInHotel: hotels.move,
  removeFromHotel: hotels.remove,
});
