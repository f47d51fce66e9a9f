// What of a browser the page may use. Everything that is named here and not used is denied, to the page and to
// whatever might get into it; what is not named is not ours to know.

const USED = ['autoplay', 'clipboard-write', 'screen-wake-lock'];
const DENIED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const PERMISSIONS = [
  ...USED.map((feature) => `${feature}=(self)`),
  ...DENIED.map((feature) => `${feature}=()`),
].join(', ');
