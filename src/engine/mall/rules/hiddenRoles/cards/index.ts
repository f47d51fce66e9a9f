import type { Card } from '../card.ts';
import type { CardId } from '../ids.ts';
import { A01 } from './A01.ts';
import { A02 } from './A02.ts';
import { A03 } from './A03.ts';
import { A04 } from './A04.ts';
import { A05 } from './A05.ts';
import { A06 } from './A06.ts';
import { A07 } from './A07.ts';
import { A08 } from './A08.ts';
import { B01 } from './B01.ts';
import { B02 } from './B02.ts';
import { B03 } from './B03.ts';
import { B04 } from './B04.ts';
import { B05 } from './B05.ts';
import { B06 } from './B06.ts';
import { B07 } from './B07.ts';
import { B08 } from './B08.ts';
import { B09 } from './B09.ts';
import { B10 } from './B10.ts';
import { B11 } from './B11.ts';
import { C01 } from './C01.ts';
import { C02 } from './C02.ts';
import { C03 } from './C03.ts';
import { C04 } from './C04.ts';
import { C05 } from './C05.ts';
import { C06 } from './C06.ts';
import { C07 } from './C07.ts';
import { C08 } from './C08.ts';
import { C09 } from './C09.ts';
import { C10 } from './C10.ts';
import { C11 } from './C11.ts';
import { C12 } from './C12.ts';
import { C13 } from './C13.ts';
import { C14 } from './C14.ts';
import { D01 } from './D01.ts';
import { D02 } from './D02.ts';
import { D03 } from './D03.ts';
import { D04 } from './D04.ts';
import { D05 } from './D05.ts';
import { D06 } from './D06.ts';
import { D07 } from './D07.ts';
import { D08 } from './D08.ts';
import { D09 } from './D09.ts';
import { D10 } from './D10.ts';
import { E01 } from './E01.ts';
import { E02 } from './E02.ts';
import { E03 } from './E03.ts';
import { E04 } from './E04.ts';
import { E05 } from './E05.ts';
import { E06 } from './E06.ts';
import { E07 } from './E07.ts';
import { E08 } from './E08.ts';
import { E09 } from './E09.ts';
import { E10 } from './E10.ts';

/** [R31] all fifty-three. */
export const CARDS: Readonly<Record<CardId, Card>> = {
  ...{ A01, A02, A03, A04, A05, A06, A07, A08 },
  ...{ B01, B02, B03, B04, B05, B06, B07, B08, B09, B10, B11 },
  ...{ C01, C02, C03, C04, C05, C06, C07, C08, C09, C10, C11, C12, C13, C14 },
  ...{ D01, D02, D03, D04, D05, D06, D07, D08, D09, D10 },
  ...{ E01, E02, E03, E04, E05, E06, E07, E08, E09, E10 },
};
