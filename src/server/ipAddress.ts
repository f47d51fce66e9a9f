import { BlockList, isIP, isIPv4 } from 'node:net';

// Where a request comes from: addresses as sockets and proxies write them, and as whom they are counted.

const MAPPED = /^::ffff:(?=\d+\.)/i;
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** `1.2.3.4`, `1.2.3.4:80`, `[::1]:80`, `::1`, `fe80::1%eth0`: the address alone; null for anything else. */
export function addressIn(text: string): string | null {
  const [, bracketed, plain] = WITH_PORT.exec(text.trim()) ?? [];
  const address = (bracketed ?? plain ?? text.trim()).replace(MAPPED, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

const GROUPS = 8;

/** Whoever has one IPv6 address has the whole /64 around it, and may come from another each time. */
export function countedAs(address: string): string {
  const plain = addressIn(address) ?? address;
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const front = groupsOf(before);
  const back = groupsOf(after ?? '');
  const gap = after === undefined ? 0 : GROUPS - front.length - back.length;
  const all = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return `${all.slice(0, GROUPS / 2).join(':')}::/64`;
}

/** An IPv4 address at the end stands for two; which, does not matter in the second half. */
function groupsOf(text: string): readonly string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}

const RANGE = /^([^/]+)(?:\/(\d{1,3}))?$/;

/** Whether this is an address, or a range of them such as 10.0.0.0/8. */
export function isRange(text: string): boolean {
  const [, network = '', bits] = RANGE.exec(text) ?? [];
  const family = isIP(network);
  return family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

export function openRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [, network = '', bits] = RANGE.exec(range) ?? [];
    const family = familyOf(network);
    list.addSubnet(network, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    const plain = addressIn(address);
    return plain !== null && list.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether an address, or the name of one, is this machine's alone: nobody else comes from or to it. */
export function isThisMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
