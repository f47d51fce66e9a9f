import { useState } from 'preact/hooks';
import type { Spot } from '#client/board/spots.ts';
import { give } from '#client/board/state.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { holeOf } from '#engine/tower/actions.ts';
import { EPIC_CARD } from '#engine/tower/quest.ts';
import { holeSpot, type TowerLayout } from './layout.ts';
import type { TowerModel } from './model.ts';

interface ButtonsLook {
  readonly model: TowerModel;
  readonly layout: TowerLayout;
  readonly lang: Lang;
}

/** [T14] [T15] what a manned handle lets everyone do, beside the card or in the hole. */
export function CardButtons({ model, layout, lang }: ButtonsLook) {
  const { turns, slides } = model.offers.value;
  const game = model.game.value;
  const [aimed, aim] = useState<number | null>(null);
  if (game === null) return null;
  const hole = slides.size > 0 ? holeSpot(holeOf(game.position)) : null;
  const outlined =
    aimed !== null && (turns.has(aimed) || slides.has(aimed)) ? layout.cards[aimed] : undefined;
  return (
    <>
      {outlined !== undefined && <div class="card-aimed" style={{ '--x': outlined.x, '--y': outlined.y }} />}
      {[...turns].map((card) => (
        <TurnButtons key={card} card={card} model={model} lang={lang} aim={aim} />
      ))}
      {hole !== null &&
        [...slides].map((card) => (
          <SlideButton
            key={card}
            card={card}
            from={layout.cards[card] as Spot}
            hole={hole}
            model={model}
            lang={lang}
            aim={aim}
          />
        ))}
    </>
  );
}

/** Clockwise, half round, the other way: the engine counts quarters clockwise. */
const QUARTERS = [3, 2, 1] as const;
const ARROWS = {
  1: 'M19 13a7.500 7.500 0 1 1-3-6M15 2.500l1 5-5 .7',
  2: 'M4 12a8 8 0 0 1 16 0M17 9l3 3.500 3-3.500M20 15a8 8 0 0 1-15 1',
  3: 'M5 13a7.500 7.500 0 1 0 3-6M9 2.500 8 7.500l5 .7',
} as const;

type Aim = (card: number | null) => void;

/** While its button is pointed at, pressed or has the keyboard, a card is outlined. */
const aiming = (card: number, aim: Aim) => ({
  onPointerEnter: () => aim(card),
  onPointerLeave: () => aim(null),
  onFocusCapture: (event: FocusEvent) => {
    if ((event.target as Element).matches(':focus-visible')) aim(card);
  },
  onBlurCapture: () => aim(null),
});

function TurnButtons({ card, model, lang, aim }: { card: number; model: TowerModel; lang: Lang; aim: Aim }) {
  return (
    <fieldset
      class={`card-acts card-acts-${card}`}
      {...aiming(card, aim)}
      aria-label={t(lang, 'tower.card', { card: card + 1 })}
    >
      {QUARTERS.map((quarters) => (
        <button
          key={quarters}
          type="button"
          class="card-act"
          aria-label={t(lang, `tower.turn.${quarters}`, { card: card + 1 })}
          title={t(lang, `tower.turn.${quarters}`, { card: card + 1 })}
          onClick={() => give(model, { type: 'turn', card, quarters })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ARROWS[quarters]} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

interface SlideLook {
  readonly card: number;
  readonly from: Spot;
  readonly hole: Spot;
  readonly model: TowerModel;
  readonly lang: Lang;
  readonly aim: Aim;
}

/** In the hole, at the side of the card that would come. */
function SlideButton({ card, from, hole, model, lang, aim }: SlideLook) {
  const [dx, dy] = [Math.sign(hole.x - from.x), Math.sign(hole.y - from.y)];
  const half = EPIC_CARD / 2;
  const place = { '--x': hole.x + half - dx * 1.2, '--y': hole.y + half - dy * 1.2 };
  const turn = Math.atan2(dy, dx) * (180 / Math.PI) + 90;
  const name = t(lang, 'tower.slide', { card: card + 1 });
  return (
    <div class="card-acts card-slide" style={place} {...aiming(card, aim)}>
      <button
        type="button"
        class="card-act"
        aria-label={name}
        title={name}
        onClick={() => give(model, { type: 'slide', card })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
          <path d="M12 20V4M5 11l7-7 7 7" />
        </svg>
      </button>
    </div>
  );
}
