/** What the one bot is called that climbs with somebody alone: there is no second to tell it from. */
export const TOWER_BOT = 'Rope';
