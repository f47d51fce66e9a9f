import { useEffect, useState } from 'preact/hooks';
import type { SidesWon } from '#protocol/records.ts';
import { tx, txMaybe } from '../../ui/text.ts';
import { fetchSides } from './around.ts';

const SIDES = ['loyal', 'traitors', 'nobody'] as const;

/** [H0.1] hidden roles have a chapter of their own: which side won, level by level. */
export function Sides({ room }: { readonly room: string | null }) {
  const [levels, setLevels] = useState<readonly SidesWon[]>([]);
  useEffect(() => {
    fetchNamed(room).then(setLevels);
  }, [room]);
  if (levels.length === 0) return null;
  return (
    <section class="stack">
      <h2>{tx('tales.book.roles')}</h2>
      <div class="card book-sides">
        <table>
          <caption class="small soft">{tx('tales.book.rolesHint')}</caption>
          <thead>
            <tr>
              <th scope="col">{tx('tales.book.rolesLevel')}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {tx(`tales.book.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((one) => (
              <tr key={one.level}>
                <th scope="row">
                  {one.level} <span class="small soft">{txMaybe(`roles.level.${one.level}`)}</span>
                </th>
                {SIDES.map((side) => (
                  <td key={side} data-most={one[side] === most(one) ? '' : undefined}>
                    {one[side]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const most = ({ loyal, traitors, nobody }: SidesWon) => Math.max(loyal, traitors, nobody);

/** The levels have names, which most books do not need; where they cannot be had the letters do. */
async function fetchNamed(room: string | null): Promise<readonly SidesWon[]> {
  const levels = await fetchSides(room);
  if (levels.length > 0) await fetchWords().catch(() => undefined);
  return levels;
}

const fetchWords = async () => (await import('../../rolesTexts.ts')).fetchRolesTexts();
