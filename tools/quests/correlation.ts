/** Spearman's: how far two orders agree, from -1 to 1; equal numbers share a rank. */
export function rankCorrelation(ones: readonly number[], others: readonly number[]): number {
  return correlation(ranksOf(ones), ranksOf(others));
}

function ranksOf(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const same = numbers.filter((other) => other === number).length;
    return below + (same - 1) / 2;
  });
}

function correlation(ones: readonly number[], others: readonly number[]): number {
  const [a, b] = [centred(ones), centred(others)];
  const sum = (products: readonly number[]) => products.reduce((all, one) => all + one, 0);
  const together = sum(a.map((one, index) => one * (b[index] as number)));
  return together / Math.sqrt(sum(a.map((one) => one * one)) * sum(b.map((one) => one * one)));
}

function centred(numbers: readonly number[]): readonly number[] {
  const mean = numbers.reduce((all, one) => all + one, 0) / numbers.length;
  return numbers.map((one) => one - mean);
}
