export function App() {
  return <main>Hushglass</main>;
}
