//! Numbers as they are typed.

/// A whole number within bounds.
pub fn whole<T: TryFrom<u64>, const LOW: u64, const HIGH: u64>(text: &str) -> Result<T, String> {
    let number = text.parse().ok().filter(|n| (LOW..=HIGH).contains(n));
    let number = number.and_then(|number: u64| T::try_from(number).ok());
    number.ok_or_else(|| match (LOW, HIGH) {
        (0, u64::MAX) => "it must be a whole number".to_owned(),
        (_, u64::MAX) => format!("it must be a whole number of at least {LOW}"),
        _ => format!("it must be a whole number from {LOW} to {HIGH}"),
    })
}

/// A time in seconds: more than none, and no more than a day.
pub fn seconds(text: &str) -> Result<f64, String> {
    const DAY: f64 = 86_400.0;
    let time = text.parse().ok().filter(|time| *time > 0.0 && *time <= DAY);
    time.ok_or_else(|| format!("it must be a number above 0, and at most {DAY}"))
}
