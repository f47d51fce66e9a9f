// The names over the shops of Maximum Security; they come with it.

export const securityShops = {
  'all-seeing-opticians': 'All-Seeing Opticians',
  'brass-orrery': 'The Brass Orrery',
  'chain-mail-order': 'Chain Mail Order',
  'compass-bakery': 'The Lost Compass Bakery',
  confiscated: 'Confiscated Goods',
  'dusty-deliveries': 'Deliveries, Eventually',
  'guard-uniforms': 'Uniforms for Night Guards',
  'hourglass-repair': 'Hourglass Repairs While You Wait',
  'iron-curtains': 'Iron Curtains, Made to Measure',
  lockers: 'Guards’ Lockers',
  'locks-no-picks': 'Locks, No Picks',
  'night-monitors': 'Night Monitors',
  'sealed-vaults': 'Sealed Vaults Showroom',
  'snow-globes': 'Snow Globes with Real Weather',
  'star-charts': 'Star Charts, This Week’s Top Ten',
  'torches-by-the-hour': 'Torches by the Hour',
  'trapdoor-showroom': 'Trapdoors, Please Step In',
  'tripwire-yarn': 'Tripwire Yarns',
  'vortex-plumbers': 'Vortex Plumbers',
  'wanted-posters': 'Wanted Posters, Framed',
} as const;
