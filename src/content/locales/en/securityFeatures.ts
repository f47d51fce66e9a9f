// What the symbols of Maximum Security are called; they come with it.

export const securityFeatures = {
  'feature.burger': 'burger place entrance',
  'feature.auto': 'auto-explore space',
  'feature.code': 'code',
  'feature.map': 'map',
  'feature.guard': 'guard space',
  'feature.reinforcement': 'reinforcement space',
  'feature.captive': 'captive hero space',
  'feature.warden': 'captor space',
  'feature.coffee': 'coffee machine',
  'feature.controlRoom': 'control room',
  'feature.sensorControl': 'sensor control',
  'feature.command': 'command space',
} as const;
