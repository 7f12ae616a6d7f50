// The pictures of a return, small; each opens whole.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';

export function ReturnPictures({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {pictures.map((id, index) => (
        <li key={id}>
          <a href={paths.member.returnPicture(id)} className="block rounded-md">
            <img
              src={paths.member.returnPicture(id)}
              alt={m.souvenir_return_picture({ number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
