// Whether the page works without a connection.

export const offline = {
  fetching: 'Being fetched for times without a connection…',
  ready: 'Works without a connection from now on.',
  none: 'You are offline. Tower, lessons and games alone work all the same.',
  newer: 'A newer version is here: it shows when you come back.',
  http: 'Without a connection this would work too, but only over https: over plain http a browser keeps nothing.',
} as const;
