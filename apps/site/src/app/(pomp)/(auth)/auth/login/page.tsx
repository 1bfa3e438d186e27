export default function Page() { return <main>Inloggen</main>; }
